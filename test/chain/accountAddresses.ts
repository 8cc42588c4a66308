/** Derived from the well-known development mnemonic. Not in world.ts, which the test wallet must not load. */
export const accountAddresses = {
  alice: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  bob: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  carol: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  trader: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  lp: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
} as const
