import { join } from 'node:path'
import { serveUntilStopped } from '../preview'

/** What serves the folder beside it with Node alone: `node serve.cjs`, at PORT (8080) and HOST (127.0.0.1). */

serveUntilStopped(join(__dirname, 'site'), process.env, '8080').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
