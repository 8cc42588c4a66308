/** Says why a command failed, and lets the process exit with 1. */
export function reportFailure(error: unknown) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
