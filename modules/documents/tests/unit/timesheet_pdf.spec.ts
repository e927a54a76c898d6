import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { timesheetView } from '#modules/documents/pdf/kinds/timesheet_view'
import { renderTimesheetPdf } from '#modules/documents/pdf/render'
import { sampleTimesheet, workedTimes } from '#modules/documents/tests/sample_timesheet'

test.group('PDF of a timesheet', () => {
  test('{0} shows who worked when on which task, and for which invoice')
    .with([
      ['de', 'Leistungsnachweis RE-2026-0042', 'Zur Rechnung', '3,92 Std.'],
      ['en', 'Timesheet RE-2026-0042', 'For invoice', '3.92 hrs'],
      ['sq', 'Pasqyra e orëve RE-2026-0042', 'Për faturën', '3,92 orë'],
    ] as const)
    .run(async ({ assert }, [language, ...words]) => {
      const text = textOfPdf(await renderTimesheetPdf(sampleTimesheet({ language })))
      const facts = ['Neuer Onlineshop', '01.10.2026 – 03.10.2026', '02.10.2026', 'Arben Krasniqi']
      for (const part of [...words, ...facts]) assert.include(text, part)
      for (const never of ['documents:pdf', '€']) assert.notInclude(text, never)
    })
    .skip(!canReadPdf, 'pdftotext is not installed')

  test('several projects each have their hours, one alone has none but the sum', ({ assert }) => {
    const several = timesheetView(
      sampleTimesheet({
        projects: [
          { name: 'Onlineshop', entries: workedTimes(3) },
          { name: '', entries: workedTimes(1) },
        ],
      })
    )
    assert.deepEqual(
      several.projects.map(({ heading, subtotal }) => [heading, ...subtotal]),
      [
        ['Onlineshop', 'Zwischensumme: Onlineshop', '3,92'],
        ['Ohne Projekt', 'Zwischensumme: Ohne Projekt', '2,50'],
      ]
    )
    assert.deepEqual(several.total, ['Summe', '6,42 Std.'])
    const [alone] = timesheetView(sampleTimesheet()).projects
    assert.deepEqual([alone?.heading, alone?.subtotal], ['', []])
  })

  test('without any note there is no column of notes', ({ assert }) => {
    const entries = workedTimes(3).map((entry) => ({ ...entry, note: ' ' }))
    const { columns, projects } = timesheetView(
      sampleTimesheet({ projects: [{ name: 'x', entries }] })
    )
    assert.deepEqual(columns, ['Datum', 'Person', 'Aufgabe', 'Stunden'])
    assert.deepEqual(projects[0]?.rows[1], [
      '02.10.2026',
      'Arben Krasniqi',
      'Schnittstelle zur Warenwirtschaft',
      '0,25',
    ])
  })

  test('{$self} breaks 200 entries over pages with the head on each, as PDF/A with tags')
    .with(['classic', 'modern', 'compact'] as const)
    .run(async ({ assert }, template) => {
      const model = sampleTimesheet({
        template,
        projects: [
          { name: 'Neuer Onlineshop', entries: workedTimes(120) },
          { name: 'Wartung', entries: workedTimes(80) },
        ],
      })
      const [pdf, again] = [await renderTimesheetPdf(model), await renderTimesheetPdf(model)]
      assert.isTrue(pdf.equals(again))
      for (const mark of ['<pdfaid:part>3</pdfaid:part>', '/StructTreeRoot', '/Lang (de']) {
        assert.include(pdf.toString('latin1'), mark)
      }
      if (!canReadPdf) return
      const pages = textOfPdf(pdf)
        .split('\f')
        .filter((page) => page.trim() !== '')
      assert.isAbove(pages.length, 3)
      for (const [index, page] of pages.entries()) {
        assert.include(page, `Seite ${index + 1} von ${pages.length}`)
        assert.match(page, /Datum\s+Person\s+Aufgabe\s+Notiz\s+Stunden/)
        assert.include(page, 'RE-2026-0042')
      }
      const rows = pages.join('\n').match(/\d\d\.10\.2026 .*\d,\d\d$/gm) ?? []
      assert.lengthOf(rows, 200)
      assert.match(pages.at(-1) ?? '', /Summe\s+261,47 Std\./)
    })

  test('hostile texts are printed as they are and never fail', async ({ assert }) => {
    const hostile = '#panic("x") *bold* $1/0$ #read("/etc/passwd") ]] \\'
    const odd = `${hostile}\nEmoji 🎉 漢字 עברית \u202e\u0007 ${'x'.repeat(300)} $t(page) end`
    const [entry] = workedTimes(1)
    if (!entry) return assert.fail()
    const project = { name: odd, entries: [{ ...entry, person: odd, task: odd, note: odd }] }
    const projects = [project, project]
    const text = textOfPdf(await renderTimesheetPdf(sampleTimesheet({ number: '', projects })))
    for (const part of [
      '#panic("x") *bold*',
      '#read("/etc/passwd")',
      '$t(page)',
      'Zwischensumme',
    ]) {
      assert.include(text, part)
    }
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('of a draft it is marked and names no number', ({ assert }) => {
    const { watermark, title, facts } = timesheetView(sampleTimesheet({ number: '' }))
    assert.deepEqual([watermark, title], ['ENTWURF', 'Leistungsnachweis'])
    assert.deepEqual(facts[0], ['Zur Rechnung', 'Entwurf'])
  })
})
