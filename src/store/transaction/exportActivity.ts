import { csvText } from '../../domain/browser/csv'
import type { AppThunk } from '../types'
import { fileName } from '../browser/fileName'

/** Downloads a table of the transactions sent from here, as a file for spreadsheets. */
export const exportActivity =
  (rows: readonly (readonly string[])[]): AppThunk =>
  (_dispatch, _getState, { localData }) => {
    localData.saveFile(fileName('activity', 'csv', new Date()), csvText(rows), 'text/csv')
  }
