import { test } from '@japa/runner'
import { signedInStage } from './stage.js'

const SMALL = {
  _id: '01900000-0000-7000-8000-0000000000b1',
  name: 'Small',
  members: 3,
  clients: null,
  invoicesPerMonth: 1000,
  storageBytes: 2_500_000_000,
  isDefault: true,
  companyCount: 4,
}
const HOLZ = '01900000-0000-7000-8000-0000000000c1'
const USAGE = {
  _id: SMALL._id,
  name: 'Small',
  usage: [
    { limit: 'members', used: 3, allowed: 3 },
    { limit: 'clients', used: 1200, allowed: null },
    { limit: 'storageBytes', used: 400_000_000, allowed: 2_500_000_000 },
  ],
}

test.group('plans in the terminal of an operator', () => {
  test('each plan is listed with its limits and its companies', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/plans'] = [SMALL]
    const { out } = await home.run(['admin', 'plans'])
    context.assert.match(out, /Small\s+3\s+unlimited\s+1,000\s+2\.5 GB\s+4\s+this one/)
    const [plan] = JSON.parse((await home.run(['admin', 'plans', '--json'])).out)
    context.assert.equal(plan.companyCount, 4)
  })

  test('a company is given a plan by its name, and the plan is taken', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/plans'] = [SMALL]
    api.others[`/api/admin/companies/${HOLZ}/plan`] = { plan: USAGE }
    const given = await home.run(['admin', 'plan', HOLZ, 'small'])
    context.assert.match(given.out, /has the plan “Small” now/)
    context.assert.deepEqual(api.seen.at(-1)?.body, { planId: SMALL._id })

    api.others[`/api/admin/companies/${HOLZ}/plan`] = { plan: null }
    const taken = await home.run(['admin', 'plan', HOLZ, '--none'])
    context.assert.match(taken.out, /has no plan now/)
    context.assert.deepEqual(api.seen.at(-1)?.body, { planId: null })
  })

  test('the plan of a company is shown with what is used', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others[`/api/admin/companies/${HOLZ}`] = { planUsage: USAGE }
    const { out } = await home.run(['admin', 'plan', HOLZ])
    context.assert.match(out, /People: 3 of 3/)
    context.assert.match(out, /Clients: 1,200 of unlimited/)
    context.assert.match(out, /Storage: 400 MB of 2\.5 GB/)
  })

  test('a plan that does not exist is named, and nothing is changed', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/plans'] = [SMALL]
    const { code, err } = await home.run(['admin', 'plan', HOLZ, 'Huge'])
    context.assert.match(err, /No plan is called “Huge”/)
    context.assert.notEqual(code, 0)
    context.assert.isFalse(api.seen.some(({ method }) => method === 'PUT'))
  })

  test('a plan is added with its limits, and what is left out is unlimited', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/plans'] = [SMALL]
    const words = ['admin', 'plans', 'add', 'Large', '--members', '20', '--storage', '2.5']
    const { out } = await home.run([...words, '--default'])
    context.assert.match(out, /The plan “Large” is added/)
    context.assert.deepEqual(api.seen.at(-1)?.body, {
      name: 'Large',
      members: 20,
      storageBytes: 2_500_000_000,
      isDefault: true,
    })
  })

  test('a plan is changed where words name something, and the rest stays', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/plans'] = [SMALL]
    api.others[`/api/admin/plans/${SMALL._id}`] = [SMALL]
    const words = ['admin', 'plans', 'set', 'small', '--members', 'none', '--name', 'Tiny']
    const { out } = await home.run([...words, '--no-default'])
    context.assert.match(out, /The plan “Tiny” is changed/)
    context.assert.deepEqual(api.seen.at(-1)?.body, {
      name: 'Tiny',
      members: null,
      clients: null,
      invoicesPerMonth: 1000,
      storageBytes: 2_500_000_000,
      isDefault: false,
    })
  })

  test('a plan is deleted, and a dry run changes nothing', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/plans'] = [SMALL]
    const dry = await home.run(['admin', 'plans', 'delete', 'Small', '--dry-run'])
    context.assert.match(dry.out, /DELETE/)
    context.assert.isFalse(api.seen.some(({ method }) => method === 'DELETE'))
    api.others[`/api/admin/plans/${SMALL._id}`] = []
    const gone = await home.run(['admin', 'plans', 'delete', 'Small', '--json'])
    context.assert.deepEqual(JSON.parse(gone.out), [])
    context.assert.equal(api.seen.at(-1)?.method, 'DELETE')
  })

  test('a limit that is no number is refused before anything is asked', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    const { code, err } = await home.run(['admin', 'plans', 'add', 'Large', '--clients', '0'])
    context.assert.match(err, /“0” is no limit/)
    context.assert.notEqual(code, 0)
    context.assert.isFalse(api.seen.some(({ method }) => method === 'POST'))
  })

  test('a job is done now, and one that does not exist is named', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    const job = { _id: 'expenses.recurring', lastEndedAt: null, failingSince: null, failure: null }
    api.others['/api/admin/jobs'] = [job]
    api.others['/api/admin/jobs/expenses.recurring/retry'] = job
    const done = await home.run(['admin', 'jobs', '--retry', 'expenses.recurring'])
    context.assert.match(done.out, /“expenses\.recurring” is done now/)
    const unknown = await home.run(['admin', 'jobs', '--retry', 'nothing'])
    context.assert.match(unknown.err, /No job is called “nothing”/)
  })
})
