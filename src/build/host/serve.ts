import { join } from 'node:path'
import { serveUntilStopped } from '../preview'
import { reportFailure } from '../reportFailure'

// `node serve.cjs` serves the folder `site` next to this file without other packages, on PORT (default 8080) and HOST
// (default 127.0.0.1).

serveUntilStopped(join(__dirname, 'site'), process.env, '8080').catch(reportFailure)
