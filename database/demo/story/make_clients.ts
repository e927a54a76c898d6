import { addDays, type Day } from '#core/clock'
import { addClient } from '#modules/clients/actions/add_clients'
import { newClientValidator } from '#modules/clients/validators/client'
import { addItem } from '#modules/invoicing/items/add_items'
import { itemValidator } from '#modules/invoicing/items/item_validator'
import { addMonths, workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'
import { CLIENTS, PASSERS_BY } from '../facts/clients.js'
import { ITEMS } from '../facts/work.js'
import { planInvoice, type Recipient, writeDraft } from './make_invoices.js'

/** The six that were there from the beginning; the others come one by one. */
const FIRST_CLIENTS = 6

export async function addItems({ company }: Desk): Promise<string[]> {
  const ids: string[] = []
  for (const item of ITEMS) {
    const { id } = await addItem(company, await itemValidator.validate(item))
    ids.push(id)
  }
  return ids
}

/** The clients, each from the day it came with the invoices it got since. @returns their ids, filled as they come */
export function planClients(desk: Desk, itemIds: string[], begin: Day): string[] {
  const { company, timeline, people } = desk
  const ids: string[] = []
  for (const [nth, { details, habit, taxRate }] of CLIENTS.entries()) {
    const months = nth < FIRST_CLIENTS ? 0 : 1 + Math.floor((nth - FIRST_CLIENTS) * 1.7)
    const day = workdayFrom(addDays(addMonths(begin, months), (nth * 3) % 20))
    timeline.add(timeline.at(day, 9 + nth / 10), people.owner.id, async () => {
      const id = await addClient(company, await newClientValidator.validate(details))
      ids[nth] = id
      const language = details.language ?? 'de'
      const recipient = { address: { clientId: id }, language, habit, taxRate, itemIds }
      planInvoicesSince(desk, recipient, { day, isFlawed: nth % 5 === 1 })
      planRecentInvoice(desk, recipient, nth)
    })
  }
  planPassersBy(desk, itemIds)
  return ids
}

/** One invoice every four to seven weeks until three weeks ago. */
function planInvoicesSince(
  desk: Desk,
  recipient: Recipient,
  { day, isFlawed }: { day: Day; isFlawed: boolean }
) {
  let next = workdayFrom(addDays(day, 5))
  for (let nth = 0; next < addDays(desk.today, -21); nth++) {
    const fate = isFlawed && nth === 2 ? 'cancelledForAnother' : 'paidAsUsual'
    planInvoice(desk, recipient, { day: next, fate })
    next = workdayFrom(addDays(next, desk.chance.between(26, 48)))
  }
}

/** Recent open invoices: each client shows another case. */
function planRecentInvoice(desk: Desk, recipient: Recipient, nth: number) {
  const { today } = desk
  const on = (days: number) => addDays(today, days)
  if (nth === 0) planInvoice(desk, recipient, { day: on(-12), fate: 'unpaid', dueDate: on(2) })
  if (nth === 1) planInvoice(desk, recipient, { day: on(-19), fate: 'unpaid', dueDate: on(-5) })
  if (nth === 2) planInvoice(desk, recipient, { day: on(-15), fate: 'halfPaid', dueDate: on(9) })
  if (nth === 4) planInvoice(desk, recipient, { day: on(-6), fate: 'unpaid' })
  if (nth === 5) planInvoice(desk, recipient, { day: on(-4), fate: 'withdrawn' })
  if (nth === 6) planInvoice(desk, recipient, { day: on(-14), fate: 'unpaid', dueDate: on(0) })
  if (nth === 8) planInvoice(desk, recipient, { day: on(-47), fate: 'unpaid', dueDate: on(-33) })
  if (nth === 9) planInvoice(desk, recipient, { day: on(-22), fate: 'paidTooMuch' })
  if (nth === 11)
    planInvoice(desk, recipient, { day: on(-150), fate: 'givenUp', dueDate: on(-136) })
  if (nth === 12) planInvoice(desk, recipient, { day: on(-94), fate: 'halfPaid', dueDate: on(-80) })
  if ([3, 7, 10].includes(nth)) planDraft(desk, recipient, on(-Math.floor(nth / 3)))
}

function planDraft(desk: Desk, recipient: Recipient, day: Day) {
  const { timeline, people } = desk
  timeline.add(timeline.at(day, 8.5), people.member.id, () => writeDraft(desk, recipient))
}

/** A few invoices to people who are not kept as clients. */
function planPassersBy(desk: Desk, itemIds: string[]) {
  for (const [nth, { language, country, ...person }] of PASSERS_BY.entries()) {
    const email = 'post@passerby.example'
    const recipient: Recipient = {
      address: { customClient: { ...person, email, country, language } },
      language,
      habit: 'prompt',
      taxRate: 19,
      itemIds,
    }
    for (const days of [-300 + nth * 40, -120 - nth * 15]) {
      planInvoice(desk, recipient, {
        day: workdayFrom(addDays(desk.today, days)),
        fate: 'paidAsUsual',
      })
    }
  }
}
