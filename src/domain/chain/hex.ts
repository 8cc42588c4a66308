/** A number in requests to nodes and wallets, which is a "quantity" of JSON-RPC: hexadecimal without leading zeros. */
export const hex = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`
