import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { takeShifts, watchShifts } from './stage/layout_shift.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { makeCompany, signIn } from './steps/company.js'
import { inviteEmployee } from './steps/employee.js'

/** Every language at both widths at night; before a change lands, German at a desk and Albanian on a phone. */
const ALL_LOOKS = (['de', 'en', 'sq'] as const).flatMap((language) => [
  { language, width: 1280 } as const,
  { language, width: 390 } as const,
])
const LOOKS = ALL_LOOKS.filter(
  ({ language, width }) =>
    process.env.LONG_LISTS ||
    (language === 'de' && width === 1280) ||
    (language === 'sq' && width === 390)
)

interface Named {
  _id: string
  name: string
}

const BERLIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** The first day of the week in Berlin. */
function monday() {
  const day = new Date(BERLIN.format())
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

test.group('the people of a company', (group) => {
  const stage = stageFor(group)

  /** An owner and an employee who worked for an hour this week: shortly after midnight no hour fits into the day. */
  async function makeTeam(language: 'de' | 'en' | 'sq') {
    const owner = await makeCompany(stage.kontor, stage.admin, 'Tischlerei Team')
    const employee = await inviteEmployee(stage.kontor, owner, 'Ben Carter')
    const api = await Api.signIn(stage.kontor.url, owner)
    const worker = await Api.signIn(stage.kontor.url, employee)
    for (const one of [api, worker]) await one.post('/settings', { preferences: { language } })
    const people = await api.get<Named[]>('/employees')
    const { _id: employeeId } = people.find(({ name }) => name === 'Ben Carter') as Named
    await api.post('/employees/invitations', {
      name: 'Lea Kraus',
      email: `lea-${employeeId}@firma.example`,
      role: 'member',
    })
    const { task } = await api.post<{ task: Named }>('/tasks', {
      title: 'Regal bauen',
      assigneeIds: [employeeId],
    })
    await worker.post('/time-entries', { taskId: task._id, date: monday(), duration: '1h' })
    return { owner, employee, employeeId, api }
  }

  test('row 106: target hours, a week, an absence and a cost rate, in {language} at {width} px')
    .with(LOOKS)
    .run(async (_, look) => {
      const { owner, employee, employeeId, api } = await makeTeam(look.language)
      const path = `/view/employees/${employeeId}`
      await stage.visit(look, async (visitor) => {
        await signInWatched(visitor, owner)
        await opens(visitor, '/employees')
        await visitor.page.getByText('Lea Kraus').waitFor()
        await visitor.checkScreen('/employees')
        await visitor.button('common:filter.title').click()
        await visitor.page.getByLabel(visitor.t('people:field.role')).selectOption('employee')
        await visitor.page.getByText('Lea Kraus').waitFor({ state: 'hidden' })
        await visitor.page.getByLabel(visitor.t('people:target.label')).selectOption('over')
        await visitor.page.getByText('Ben Carter').waitFor({ state: 'hidden' })

        await opens(visitor, `${path}?tab=terms`)
        await agreeOnHours(visitor)
        await setCost(visitor)
        await visitor.checkScreen('/view/employees/{id}, terms')
      })
      await stage.visit(look, async (visitor) => {
        await signInWatched(visitor, employee)
        await opens(visitor, '/view/employees/me')
        await askForAbsence(visitor)
        const { page, t } = visitor
        const submit = page.getByRole('button', { name: t('people:week.submit'), exact: false })
        await submit.last().click()
        await page.getByText(t('people:week_done.submitted')).waitFor()
        await visitor.checkScreen('/view/employees/me')
      })
      await stage.visit(look, async (visitor) => {
        await signInWatched(visitor, owner)
        await opens(visitor, '/employees')
        await decide(visitor)
      })
      const [absence] = await api.get<{ status: string }[]>(`/absences?userId=${employeeId}`)
      const [week] = await api.get<{ status: string }[]>(`/weeks?userId=${employeeId}`)
      assert.deepEqual([absence?.status, week?.status], ['approved', 'approved'])
    })
})

async function signInWatched(visitor: Visitor, account: Parameters<typeof signIn>[1]) {
  await watchShifts(visitor.page)
  await signIn(visitor, account)
}

/** Opens an address, on which nothing may move while it loads. */
async function opens(visitor: Visitor, address: string) {
  await visitor.page.goto(address)
  await visitor.isSettled()
  assert.deepEqual(await takeShifts(visitor.page), [], `${address} moves at ${visitor.width} px`)
}

async function agreeOnHours(visitor: Visitor) {
  const { page, t } = visitor
  await visitor.button('people:hours.new').click()
  const dialog = page.getByRole('dialog')
  await visitor.field('people:hours.valid_from', dialog).fill('01.01.2026')
  await visitor.field('people:weekday_long.0', dialog).fill('7:30')
  await dialog.getByText(t('people:hours.total', { hours: '39:30' })).waitFor()
  await visitor.checkScreen('/view/employees/{id}, hours')
  await dialog.getByRole('button', { name: t('people:save'), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('39:30').last().waitFor()
}

async function setCost(visitor: Visitor) {
  const { page, t } = visitor
  await visitor.button('people:cost.new').click()
  const dialog = page.getByRole('dialog')
  await visitor.field('people:cost.valid', dialog).fill('01.03.2026')
  await visitor.field('people:cost.amount', dialog).fill('38,50')
  await visitor.checkScreen('/view/employees/{id}, cost')
  await dialog.getByRole('button', { name: t('people:save'), exact: true }).click()
  await page.getByText(t('people:cost.saved')).waitFor()
  await page.getByText(t('people:cost.from', { day: '01.03.2026' })).waitFor()
}

async function askForAbsence(visitor: Visitor) {
  const { page, t } = visitor
  await visitor.button('people:absence.ask').click()
  const dialog = page.getByRole('dialog')
  await visitor.field('people:absence.first_day', dialog).fill('14.12.2026')
  await visitor.field('people:absence.last_day', dialog).fill('18.12.2026')
  await visitor.field('people:absence.note', dialog).fill('Skiurlaub')
  await visitor.checkScreen('/view/employees/me, absence')
  await dialog.getByRole('button', { name: t('people:absence.send'), exact: true }).click()
  await page.getByText(t('people:absence_done.asked')).waitFor()
}

async function decide(visitor: Visitor) {
  const { page, t } = visitor
  await visitor.heading('people:decide.title').waitFor()
  await visitor.checkScreen('/employees, decisions')
  const approve = page.getByRole('button', { name: t('people:absence.approve'), exact: true })
  assert.equal(await approve.count(), 2)
  await approve.first().click()
  await page.getByText(t('people:absence_done.approved')).waitFor()
  // The request is gone from the list before the next button takes its place.
  await page.getByText('Skiurlaub').waitFor({ state: 'hidden' })
  await approve.click()
  await page.getByText(t('people:week_done.approved')).waitFor()
}
