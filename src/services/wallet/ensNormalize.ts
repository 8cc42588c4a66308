import { ens_normalize } from '@adraffy/ens-normalize'

/**
 * Whether a name is normalised.
 * https://docs.ens.domains/ensip/15
 */
export function isNormal(name: string): boolean {
  try {
    return name !== '' && ens_normalize(name) === name
  } catch {
    return false
  }
}
