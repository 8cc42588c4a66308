// Runs before the first paint, so that a chosen theme never flashes in the other one's colours. It stands alone: it may
// import nothing, as the page waits for it.
try {
  const theme = localStorage.getItem('tidemark.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied: the system's theme applies.
}
export {}
