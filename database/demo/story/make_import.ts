import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '#core/clock'
import { startCheck, startRun } from '#modules/imports/actions/change_state'
import { keepUpload } from '#modules/imports/actions/keep_upload'
import { workOnImports } from '#modules/imports/actions/work_on_imports'
import { workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'

/** The list of prices of the program before; one row has no price. */
const TABLE = `Artikelnummer;Bezeichnung;Einheit;Preis;MwSt
W-100;Wartung Server, monatlich;Monat;149,00;19
W-110;Datensicherung, monatlich;Monat;39,00;19
W-200;Einweisung vor Ort;Std.;95,00;19
W-210;Anfahrt bis 30 km;Pauschale;45,00;19
W-300;Netzwerkkabel Cat. 7, 5 m;Stk;14,90;19
W-310;Handbuch, gedruckt;Stk;24,00;7
W-320;Sonderanfertigung;Stk;auf Anfrage;19
`

/** Items of another program, brought in from a table: checked, run, with the one row that could not be read. */
export function planImport({ company, people: { owner }, timeline, today }: Desk) {
  timeline.add(timeline.at(workdayFrom(addDays(today, -40)), 16), owner.id, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-demo-'))
    const path = join(folder, 'table')
    try {
      await writeFile(path, TABLE)
      const { id } = await keepUpload(company, {
        path,
        name: 'Preisliste alt.csv',
        kind: 'items',
        wish: {},
        userId: owner.id,
        language: owner.language,
      })
      await startCheck(company, id, owner.language)
      while (await workOnImports());
      await startRun(company, id, owner.id)
      while (await workOnImports());
    } finally {
      await rm(folder, { recursive: true })
    }
  })
}
