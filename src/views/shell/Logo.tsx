/** The brand's mark. Its three classes take the theme's colours from the shell's styles. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-plate" width="32" height="32" rx="9" />
      <path
        className="logo-water"
        d="M6 19.2c2.9 0 4.1-2.2 7-2.2s4.1 2.2 7 2.2c2.6 0 3.8-1.6 6-2.1V21a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5z"
      />
      <path className="logo-mark" d="M17.5 9.4H25" fill="none" />
    </svg>
  )
}
