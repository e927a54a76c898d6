import { expect, test } from 'vitest'
import { features } from '@/features'
import { auth } from '@/features/auth/feature'
import { isOpenAddress } from './addresses'

const routes = features.filter((feature) => feature !== auth).flatMap(({ routes }) => routes)
/** Their guards send nobody to the sign-in page of companies. */
const open = routes.filter(({ access }) => access === 'public' || access === 'superAdmin')
const exampleOf = (path: string) => path.replace(/:\w+/g, 'a1')

test('every screen that is open without a sign-in is known before the manifests are there', () => {
  expect(open.map(({ path }) => path)).toContain('/offers/:id')
  expect(open.filter(({ path }) => !isOpenAddress(exampleOf(path)))).toEqual([])
})

test('all other screens lead to the sign-in page at once', () => {
  const closed = routes.filter((route) => !open.includes(route))
  expect(closed.filter(({ path }) => isOpenAddress(exampleOf(path)))).toEqual([])
})
