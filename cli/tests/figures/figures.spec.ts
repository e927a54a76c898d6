import { test } from '@japa/runner'
import { TOKEN_SCOPES } from '#core/http/guards/token_scopes'
import { makeToken } from '#modules/tokens/tests/tokens'
import { connectMcp } from '../mcp_client.js'
import { Home } from '../terminal_run.js'
import { countedFigures, FIGURES, type Figures } from './counted_figures.js'
import { makeFiguresDesk } from './figures_desk.js'
import { byAssistant, byProgram, inTerminal } from './shown_in_answers.js'
import {
  inAnalytics,
  inDatev,
  inFiles,
  inForecast,
  onDashboard,
  onVatPage,
} from './shown_on_screens.js'

const KONTOR_URL = `http://127.0.0.1:${process.env.PORT}`

test.group('Ten figures', (group) => {
  let home: Home
  group.each.setup(() => {
    home = new Home()
    return () => home.remove()
  })

  test('are those of the raw rows wherever they are shown, and follow one more record of each', async ({
    client,
    assert,
    cleanup,
  }) => {
    const desk = await makeFiguresDesk(client)
    const { token } = await makeToken(desk.owner, [...TOKEN_SCOPES])
    const program = await connectMcp(home, { KONTOR_URL, KONTOR_TOKEN: token })
    cleanup(() => program.close())
    const env = { KONTOR_URL, KONTOR_TOKEN: desk.owner.token }
    const run = async (line: string[]) => {
      const { code, out, err } = await home.run([...line, '--json'], { env })
      if (code !== 0) throw new Error(`kontor ${line.join(' ')}: ${err}`)
      return JSON.parse(out)
    }
    const places: Record<string, () => Promise<Figures>> = {
      dashboard: () => onDashboard(desk),
      analytics: () => inAnalytics(desk),
      forecast: () => inForecast(desk),
      'VAT page': () => onVatPage(desk),
      DATEV: () => inDatev(desk),
      CSV: () => inFiles(desk),
      assistant: () => byAssistant(desk),
      'kontor mcp': () => byProgram(desk, program),
      terminal: () => inTerminal(run),
    }
    async function assertAgree() {
      const counted = await countedFigures(desk)
      for (const [place, read] of Object.entries(places)) {
        const shown = await read()
        const names = FIGURES.filter((name) => name in shown)
        const expected = Object.fromEntries(names.map((name) => [name, counted[name]]))
        assert.deepEqual(shown, expected, place)
      }
      return counted
    }

    await desk.add(100)
    const before = await assertAgree()
    await desk.add(300)
    const after = await assertAgree()
    const unmoved = FIGURES.filter((name) => after[name] === before[name])
    assert.deepEqual(unmoved, [])
  }).timeout(180_000)
})
