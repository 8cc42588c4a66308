/** They differ clearly from the app's, so that nobody mistakes the window for a part of the app. */
export const approvalStyles = `
:host { all: initial }
dialog {
  box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); margin: auto;
  padding: 0 1.25rem 1.25rem; overflow: auto; border: 2px solid #3b2a6b; border-radius: 12px;
  background: #fff; color: #1d1730; font: 15px/1.45 system-ui, sans-serif;
}
dialog::backdrop { background: rgb(20 12 40 / .45) }
h2 {
  margin: 0 -1.25rem 1rem; padding: .75rem 1.25rem; background: #3b2a6b; color: #fff; font-size: 16px;
  font-weight: 600; outline: none;
}
p { margin: 0 0 1rem; overflow-wrap: anywhere }
.details { margin: 0 0 1rem; max-height: 16rem; overflow: auto; border-top: 1px solid #d8d3e6 }
dl { margin: 0 }
dl > div { padding: .4rem 0; border-bottom: 1px solid #d8d3e6 }
dt { font-size: 12px; color: #564d70 }
dd { margin: 0; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 13px }
fieldset { margin: 0 0 1rem; padding: 0; border: 0 }
legend { padding: 0 0 .25rem; font-size: 12px; color: #564d70 }
label { display: flex; gap: .5rem; align-items: center; min-height: 44px; font-family: ui-monospace, monospace; font-size: 13px }
label span { overflow-wrap: anywhere; min-width: 0 }
.answers { display: flex; gap: .75rem }
button {
  flex: 1; min-height: 44px; border: 2px solid #3b2a6b; border-radius: 8px; background: #fff; color: #3b2a6b;
  font: 600 15px system-ui, sans-serif; cursor: pointer;
}
.confirm { background: #3b2a6b; color: #fff }
button:focus-visible, input:focus-visible, .details:focus-visible { outline: 3px solid #ff9f1c; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  dialog { background: #1d1730; color: #f1edfb; border-color: #a895e0 }
  .details, dl > div { border-color: #43395f }
  dt, legend { color: #b9afd6 }
  button { background: #1d1730; color: #d9cdfb; border-color: #a895e0 }
  .confirm { background: #d9cdfb; color: #1d1730 }
}
`
