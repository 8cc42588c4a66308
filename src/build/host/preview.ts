import { join } from 'node:path'
import { serveUntilStopped } from '../preview'
import { ROOT } from '../root'
import { reportFailure } from '../reportFailure'

// `npm run preview` serves `dist` with its headers, like a host, on the port PORT (default 4173).

serveUntilStopped(join(ROOT, 'dist'), process.env, '4173').catch(reportFailure)
