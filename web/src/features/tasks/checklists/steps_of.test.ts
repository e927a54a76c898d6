import { expect, test } from 'vitest'
import { stepsOf } from './steps_of'

test('each line becomes a step, without the marks of a list', () => {
  expect(stepsOf('- Texte prüfen\r\n\n2. Bilder\n[x] Freigabe\n  * [ ] Versand')).toEqual([
    'Texte prüfen',
    'Bilder',
    'Freigabe',
    'Versand',
  ])
  expect(stepsOf('2026 planen\n-5 Grad')).toEqual(['2026 planen', '-5 Grad'])
})
