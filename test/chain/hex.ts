export const hex = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`
