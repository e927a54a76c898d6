import { keysOf } from './foot_lines.js'
import { type Line, piece } from './line.js'
import type { Draw, HomeModel } from './model.js'

const KEY_COLUMN = 12

/** The page of all keys. */
export function helpLines(model: HomeModel, { t }: Draw): Line[] {
  const movements = [
    { key: 'j k', label: t('home.keys.move') },
    { key: 'g G', label: t('home.keys.ends') },
  ]
  const others = [
    { key: 'Ctrl+Z', label: t('home.keys.suspend') },
    { key: 'Ctrl+C', label: t('home.keys.quit') },
  ]
  const rows = [...movements, ...keysOf(model, t), ...others]
  return [
    [piece(t('home.keys_title'), 'strong')],
    [],
    ...rows.map(({ key, label }): Line => [piece(key.padEnd(KEY_COLUMN), 'accent'), piece(label)]),
  ]
}
