import { test } from '@japa/runner'
import { today, addDays } from '#core/clock'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { BLOCKS } from '#modules/proposals/factories/proposal_factory'
import { makeSalesDesk } from '#modules/sales/factories/estimate_factory'
import { verifySettlements } from '#modules/invoicing/queries/verify_settlements'
import { verifySums } from '#modules/invoicing/queries/verify_sums'
import { verifyDocuments } from '#modules/invoicing/queries/verify_documents'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'

test.group('pairs', () => {
  test('pairs', async ({ client }) => {
    const desk = await makeSalesDesk(client)
    const { get, post, put, remove } = desk
    const day = today('Europe/Berlin')
    const seen = new Map<string, Map<string, number>>()
    type Act = () => Promise<any>
    const pair = async (name: string, a: Act, b: Act, after?: () => Promise<string>) => {
      const go = async (x: Act) => await x()
      const swap = Math.random() < 0.5
      const ps = swap ? [go(b), go(a)] : [go(a), go(b)]
      const got = await Promise.all(ps)
      const answers = swap ? got.reverse() : got
      const key = answers.map((x) => `${x.status()}${x.status() >= 400 ? ' ' + x.body().code : ''}`).join(' + ') + (after ? ' => ' + (await after()) : '')
      const counts = seen.get(name) ?? new Map()
      counts.set(key, (counts.get(key) ?? 0) + 1)
      seen.set(name, counts)
    }
    const person = (await post('/api/clients', { name: `P`, type: 'person', email: 'a@example.test' })).body()
    const issue = (body: object = {}) => desk.issued({ customClient: undefined, clientId: person._id, ...body })
    const inv = async (id: string) => { const b = (await get(`/api/invoices/${id}`)).body(); return `${b.status} open ${b.open}` }
    const pay = (id: string, amount = 119) => post(`/api/invoices/${id}/payments`, { amount })
    for (let round = 0; round < 12; round++) {
      let i = await issue()
      await pair('pay+cancel', () => pay(i._id), () => post(`/api/invoices/${i._id}/cancel`), () => inv(i._id))
      i = await issue()
      await pair('pay+void', () => pay(i._id), () => post(`/api/invoices/${i._id}/void`), () => inv(i._id))
      i = await issue()
      const whole = { lines: [{ lineId: i.lines[0]._id, quantity: 1 }] }
      await pair('pay+credit', () => pay(i._id), () => post(`/api/invoices/${i._id}/credit-notes`, whole), () => inv(i._id))
      i = await issue()
      await pair('cancel+credit', () => post(`/api/invoices/${i._id}/cancel`), () => post(`/api/invoices/${i._id}/credit-notes`, { lines: [{ lineId: i.lines[0]._id, quantity: 1 }] }), () => inv(i._id))
      i = await issue()
      await pair('writeoff+credit', () => post(`/api/invoices/${i._id}/write-off`, { reason: 'x' }), () => post(`/api/invoices/${i._id}/credit-notes`, { lines: [{ lineId: i.lines[0]._id, quantity: 1 }] }), () => inv(i._id))
      i = await issue()
      await pair('writeoff+pay', () => post(`/api/invoices/${i._id}/write-off`, { reason: 'x' }), () => pay(i._id, 100), () => inv(i._id))
      const d = await issue({ stage: 'downPayment' })
      await pair('final+credit dp', () => post(`/api/invoices/${d._id}/final`), () => post(`/api/invoices/${d._id}/credit-notes`, { lines: [{ lineId: d.lines[0]._id, quantity: 1 }] }))
      const d2 = await issue({ stage: 'downPayment', orderNumber: `O${round}` })
      await pair('final+cancel dp', () => post(`/api/invoices/${d2._id}/final`), () => post(`/api/invoices/${d2._id}/cancel`))
      const d3 = await issue({ stage: 'downPayment', orderNumber: `P${round}` })
      const f = (await post(`/api/invoices/${d3._id}/final`)).body()
      await put(`/api/invoices/${f._id}`, { lines: [{ ...LINE, quantity: 5 }] })
      await pair('final issue+delete', () => post(`/api/invoices/${f._id}/issue`), () => remove(`/api/invoices/${f._id}`))
      const { estimate } = await desk.offered()
      const e = `/api/estimates/${estimate._id}`
      await post(`${e}/accept`, { name: 'A' })
      await pair('convert+down', () => post(`${e}/convert`), () => post(`${e}/down-payments`, { percent: 40 }))
      const { estimate: e2 } = await desk.offered()
      await post(`/api/estimates/${e2._id}/accept`, { name: 'A' })
      await pair('convert+note', () => post(`/api/estimates/${e2._id}/convert`), () => post(`/api/estimates/${e2._id}/delivery-note`))
      const { estimate: e3 } = await desk.offered()
      await pair('accept+decline', () => post(`/api/estimates/${e3._id}/accept`, { name: 'A' }), () => post(`/api/estimates/${e3._id}/decline`, { reason: 'x' }))
      const { estimate: e4 } = await desk.offered()
      await pair('accept+revise', () => post(`/api/estimates/${e4._id}/accept`, { name: 'A' }), () => post(`/api/estimates/${e4._id}/revise`))
      // notes of an accepted estimate: bill the note and convert
      const { estimate: e5 } = await desk.offered()
      await post(`/api/estimates/${e5._id}/accept`, { name: 'A' })
      const n5 = (await post(`/api/estimates/${e5._id}/delivery-note`)).body()
      await post(`/api/delivery-notes/${n5._id}/issue`)
      await pair('bill note+convert', () => post('/api/delivery-notes/invoice', { noteIds: [n5._id] }), () => post(`/api/estimates/${e5._id}/convert`))
      const { estimate: e6 } = await desk.offered()
      await post(`/api/estimates/${e6._id}/accept`, { name: 'A' })
      const n6 = (await post(`/api/estimates/${e6._id}/delivery-note`)).body()
      await pair('issue note+convert', () => post(`/api/delivery-notes/${n6._id}/issue`), () => post(`/api/estimates/${e6._id}/convert`), async () => String((await get(`/api/delivery-notes/${n6._id}`)).body().isBillable))
      const i7 = await issue()
      const n7 = (await post(`/api/invoices/${i7._id}/delivery-note`)).body()
      await pair('issue note+cancel invoice', () => post(`/api/delivery-notes/${n7._id}/issue`), () => post(`/api/invoices/${i7._id}/cancel`), async () => String((await get(`/api/delivery-notes/${n7._id}`)).body().isBillable))
      // client gone
      const gone = (await post('/api/clients', { name: 'G' })).body()
      await pair('client delete+draft', () => remove(`/api/clients/${gone._id}`), () => post('/api/invoices', { clientId: gone._id, lines: [LINE] }))
      const gone2 = (await post('/api/clients', { name: 'G2' })).body()
      await pair('client delete+estimate', () => remove(`/api/clients/${gone2._id}`), () => post('/api/estimates', { clientId: gone2._id, lines: [LINE] }))
      const gone3 = (await post('/api/clients', { name: 'G3' })).body()
      await pair('client delete+project', () => remove(`/api/clients/${gone3._id}`), () => post('/api/projects', { name: 'x', clientId: gone3._id }))
      const gone4 = (await post('/api/clients', { name: 'G4' })).body()
      await pair('client delete+payment', () => remove(`/api/clients/${gone4._id}`), () => post('/api/payments', { clientId: gone4._id, amount: 5, currency: 'EUR', date: day, allocations: [], overpayment: 'credit' }))
      const gone5 = (await post('/api/clients', { name: 'G5' })).body()
      await pair('client delete+recurring', () => remove(`/api/clients/${gone5._id}`), () => post('/api/recurring-invoices', { name: 'R', schedule: { startOn: day, every: 1, unit: 'month' }, invoice: { clientId: gone5._id, lines: [LINE] } }))
      const gone6 = (await post('/api/clients', { name: 'G6' })).body()
      await pair('client delete+note', () => remove(`/api/clients/${gone6._id}`), () => post('/api/delivery-notes', { clientId: gone6._id, lines: [LINE] }))
      const gone7 = (await post('/api/clients', { name: 'G7' })).body()
      await pair('client delete+proposal', () => remove(`/api/clients/${gone7._id}`), () => post('/api/proposals', { title: 'T', clientId: gone7._id, blocks: BLOCKS, lines: [LINE] }))
      const from = (await post('/api/clients', { name: 'M' })).body()
      const into = (await post('/api/clients', { name: 'N' })).body()
      const fi = await desk.issued({ customClient: undefined, clientId: from._id })
      await pair('merge+pay', () => post(`/api/clients/${from._id}/merge`, { intoId: into._id }), () => pay(fi._id), async () => {
        const ledger = (await get(`/api/clients/${into._id}/ledger`)).body()
        return `closing ${ledger.closing} ${ledger.entries.length}`
      })
      const from2 = (await post('/api/clients', { name: 'M' })).body()
      const into2 = (await post('/api/clients', { name: 'N' })).body()
      const fd = (await desk.draft({ customClient: undefined, clientId: from2._id }))
      await pair('merge+issue', () => post(`/api/clients/${from2._id}/merge`, { intoId: into2._id }), () => post(`/api/invoices/${fd._id}/issue`), async () => {
        const ledger = (await get(`/api/clients/${into2._id}/ledger`)).body()
        const old = (await get(`/api/clients/${from2._id}/ledger`))
        return `closing ${ledger.closing} ${ledger.entries.length} old ${old.status()} ${old.body().closing}`
      })
      const from3 = (await post('/api/clients', { name: 'M' })).body()
      const into3 = (await post('/api/clients', { name: 'N' })).body()
      await pair('merge+draft', () => post(`/api/clients/${from3._id}/merge`, { intoId: into3._id }), () => post('/api/invoices', { clientId: from3._id, lines: [LINE] }))
      const i8 = await issue({ date: '2026-01-02', dueDate: '2026-01-03' })
      await pair('reminder+pay', () => post('/api/reminders', { invoiceIds: [i8._id], level: 1 }), () => pay(i8._id))
      // credit: two uses
      const p8 = await post('/api/payments', { clientId: person._id, amount: 100, currency: 'EUR', date: day, allocations: [], overpayment: 'credit' })
      const i9 = await issue()
      const list = (await get(`/api/credits?clientId=${person._id}`)).body()
      const c = (Array.isArray(list) ? list : []).find((x: any) => x.left >= 100 || x.open >= 100 || x.remaining >= 100)
      if (c) await pair('apply+refund', () => post(`/api/credits/${c._id}/applications`, { invoiceId: i9._id, amount: 80 }), () => post(`/api/credits/${c._id}/refunds`, { amount: 80, date: day }))
      else if (round === 0) console.log('no credit', p8.status(), p8.text().slice(0, 200), JSON.stringify(list).slice(0, 300))
      // time
      const project = (await post('/api/projects', { name: 'P', clientId: person._id, hourlyRate: 100 })).body()
      const { task } = (await post('/api/tasks', { title: 'T', projectId: project._id })).body()
      const begin = addDays('2025-01-01', round)
      const entry = (await post('/api/time-entries', { taskId: task._id, startTime: `${begin}T08:00:00Z`, endTime: `${begin}T09:30:00Z` })).body()
      await pair('task delete+timer', () => remove(`/api/tasks/${task._id}`), () => post(`/api/tasks/${task._id}/time/start`))
      await post(`/api/tasks/${task._id}/time/stop`)
      const project2 = (await post('/api/projects', { name: 'P2', clientId: person._id })).body()
      await pair('project delete+task', () => remove(`/api/projects/${project2._id}`), () => post('/api/tasks', { title: 'T', projectId: project2._id }))
      const it = (await post('/api/items', { name: 'I', unitPrice: 1, taxRate: 19 })).body()
      await pair('item delete+draft', () => remove(`/api/items/${it._id}`), () => post('/api/invoices', { clientId: person._id, lines: [{ ...LINE, itemId: it._id }] }))
      const dr = await desk.draft()
      await pair('draft put+issue', () => put(`/api/invoices/${dr._id}`, { lines: [LINE, LINE] }), () => post(`/api/invoices/${dr._id}/issue`), () => inv(dr._id))
      const dr2 = await desk.draft()
      await pair('draft put+delete', () => put(`/api/invoices/${dr2._id}`, { lines: [LINE, LINE] }), () => remove(`/api/invoices/${dr2._id}`))
      const dr3 = await desk.draft()
      await pair('draft attach+issue', () => desk.sendFile(`/api/invoices/${dr3._id}/attachments`, 'a.csv', Buffer.from('a;b\n1;2\n')), () => post(`/api/invoices/${dr3._id}/issue`))
      const pr = (await post('/api/proposals', { title: 'T', clientId: person._id, blocks: BLOCKS, lines: [LINE] })).body()
      await pair('proposal put+issue', () => put(`/api/proposals/${pr._id}`, { title: 'U' }), () => post(`/api/proposals/${pr._id}/issue`))
      void entry
    }
    for (const [name, counts] of seen) console.log('PAIR', name, '::', [...counts].map(([k, v]) => `${v}x ${k}`).join('  ||  '))
    console.log('VERIFY', await verifySettlements(desk.company), await verifySums(desk.company), await verifyDocuments(desk.company), await verifyAuditChain(desk.company.id))
  }).timeout(200_000)
})
