import { readdirSync } from 'node:fs'
import { NETWORKS } from '../../src/config/networks/all'
import { shownNetwork } from '../../src/config/networkNames'

const ids = readdirSync('public/icons/chains').map((file) => Number(file.replace('.svg', '')))

test('each network whose icon ships with the build is shown by name', () => {
  expect(ids.length).toBeGreaterThanOrEqual(15)
  const names = ids.map((id) => shownNetwork(id)?.name)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(ids.length)
  for (const id of ids) expect(shownNetwork(id)?.iconUrl).toBe(`/icons/chains/${id}.svg`)
})

test('those that the product can be set up for have the name that they have elsewhere', () => {
  for (const { chain } of NETWORKS) {
    const { id, name, iconBackground } = chain
    expect(shownNetwork(id)).toMatchObject({ name, iconBackground })
  }
})

test('others have neither name nor icon', () => {
  expect(shownNetwork(250)).toBeNull()
})
