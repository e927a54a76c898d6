import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { makeCompany, signIn } from './steps/company.js'
import { inviteEmployee } from './steps/employee.js'

interface Made {
  _id: string
}

test.group('Talk about a task', (group) => {
  const stage = stageFor(group)
  const begin = async () => {
    const account = await makeCompany(stage.kontor, stage.admin)
    return { account, api: await Api.signIn(stage.kontor.url, account) }
  }

  test(
    'row 91: people are mentioned, and comments come and change while they are read, in {language} at {width} px'
  )
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const { account, api } = await begin()
        const jana = await inviteEmployee(stage.kontor, account)
        const people = await api.get<(Made & { name: string })[]>('/people')
        const janaId = people.find(({ name }) => name === jana.name)?._id
        const { task } = await api.post<{ task: Made }>('/tasks', {
          title: 'Website',
          assigneeIds: [janaId],
        })
        const others = await Api.signIn(stage.kontor.url, jana)

        await signIn(visitor, account)
        await page.goto(`/tasks?task=${task._id}`)
        const talk = page.getByRole('region', { name: t('comments:title') })
        const field = talk.getByRole('combobox', { name: t('comments:new') })
        await field.fill('Bitte ansehen, ')
        await field.press('End')
        await field.pressSequentially('@ja')
        await page.getByRole('option', { name: jana.name }).waitFor()
        await field.press('Enter')
        await talk.getByRole('button', { name: t('comments:send'), exact: true }).click()
        await talk.getByText(`@${jana.name}`).waitFor()
        await stage.kontor.mailTo(jana.email, 'Website')

        const files = page.getByRole('region', { name: t('task_files:title') })
        await files.locator('input[type=file]').setInputFiles({
          name: 'Skizze der neuen Startseite.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('Skizze'),
        })
        await files
          .getByRole('button', { name: 'Skizze der neuen Startseite.txt', exact: true })
          .waitFor()
        await others.post(`/tasks/${task._id}/comments`, { text: '<b>Gesehen</b>\nund erledigt.' })
        await talk.getByText('<b>Gesehen</b>').waitFor()
        await visitor.checkScreen('/tasks, comments of a task')

        const own = talk.getByRole('listitem').first()
        await own.getByRole('button').first().click()
        const edited = own.getByRole('combobox')
        await edited.fill('Danke')
        await own.getByRole('button', { name: t('comments:save'), exact: true }).click()
        await talk.getByText(t('comments:edited')).waitFor()
      })
    )

  test(
    'row 91: tasks of a project are made from templates that are kept in a list, in {language} at {width} px'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const { account, api } = await begin()
        const project = await api.post<Made>('/projects', { name: 'Praxis' })
        await signIn(visitor, account)
        await page.goto('/task-templates?new=1')
        const form = page.getByRole('dialog', { name: t('task_templates:new') })
        await form.getByLabel(t('tasks:field.title')).fill('Abnahme')
        await form
          .getByLabel(t('task_templates:steps'))
          .fill('- Protokoll schreiben\n- Fotos machen')
        await visitor.checkScreen('/task-templates, new')
        await form.getByRole('button', { name: t('tasks:save'), exact: true }).click()
        await page.getByRole('link', { name: 'Abnahme', exact: true }).waitFor()
        await visitor.checkScreen('/task-templates')

        await page.goto(`/projects/${project._id}/`)
        await visitor.button('task_templates:from').click()
        const choice = page.getByRole('dialog', { name: t('task_templates:from') })
        await choice.getByRole('checkbox', { name: 'Abnahme' }).click()
        await visitor.checkScreen('/projects/:id, from template')
        await choice
          .getByRole('button', { name: t('task_templates:make', { count: 1 }), exact: true })
          .click()
        await page.getByRole('link', { name: 'Abnahme', exact: true }).click()
        await page.getByRole('textbox', { name: /Fotos machen/ }).waitFor()
      })
    )
})
