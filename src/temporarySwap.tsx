export const TemporarySwap = () => <p id="swap">swap</p>
