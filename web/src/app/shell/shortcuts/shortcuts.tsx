import { Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { KeyCombination } from '@/components/keys/key_combination'
import { useCharacterKey } from '@/components/keys/use_character_key'
import { useLanguage } from '@/lib/language/use_language'
import { useAudiences } from '@/lib/session/current_user'
import { visibleActions, visibleMenu } from '../visible'
import { useKeySequences } from './key_sequence'
import classes from './shortcuts.module.css'

interface Shortcut {
  /** As `KeyCombination` takes them. */
  keys: string
  label: string
}

/** `g x` goes, `c x` makes, `?` shows the list of all. */
export function Shortcuts() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const { labelOf } = useLanguage()
  const navigate = useNavigate()
  const audiences = useAudiences()
  const [isShown, setShown] = useState(false)
  useCharacterKey('?', () => setShown(true))

  const targets = [
    ...visibleMenu(audiences).map((entry) => ({ ...entry, first: 'g' })),
    ...visibleActions(audiences).map((action) => ({ ...action, first: 'c' })),
  ].flatMap(({ first, shortcut, path, label }) =>
    shortcut ? [{ first, keys: `${first} ${shortcut}`, path, label: labelOf(label) }] : []
  )
  useKeySequences(Object.fromEntries(targets.map(({ keys, path }) => [keys, () => navigate(path)])))

  const groups: { title: string; shortcuts: Shortcut[] }[] = [
    {
      title: t('shortcuts.general'),
      shortcuts: [
        { keys: 'mod K', label: t('shortcuts.palette') },
        { keys: '/', label: t('shortcuts.search') },
        { keys: '?', label: t('shortcuts.help') },
        { keys: 'escape', label: t('shortcuts.close') },
      ],
    },
    { title: t('shortcuts.go'), shortcuts: targets.filter(({ first }) => first === 'g') },
    { title: t('shortcuts.make'), shortcuts: targets.filter(({ first }) => first === 'c') },
    {
      title: t('shortcuts.list'),
      shortcuts: [
        { keys: 'j', label: t('shortcuts.next') },
        { keys: 'k', label: t('shortcuts.previous') },
        { keys: 'enter', label: t('shortcuts.open') },
        { keys: 'x', label: t('shortcuts.select') },
      ],
    },
    {
      title: t('shortcuts.form'),
      shortcuts: [
        { keys: 'enter', label: t('shortcuts.save') },
        { keys: 'mod enter', label: t('shortcuts.finish') },
        { keys: 'Alt ↑', label: t('shortcuts.line_up') },
        { keys: 'Alt ↓', label: t('shortcuts.line_down') },
      ],
    },
    {
      title: t('shortcuts.time'),
      shortcuts: [
        { keys: 'Alt ↑', label: t('shortcuts.time_earlier') },
        { keys: 'Alt ↓', label: t('shortcuts.time_later') },
        { keys: 'Alt ←', label: t('shortcuts.time_before') },
        { keys: 'Alt →', label: t('shortcuts.time_after') },
        { keys: 'Alt ⇧ ↑', label: t('shortcuts.end_earlier') },
        { keys: 'Alt ⇧ ↓', label: t('shortcuts.end_later') },
      ],
    },
  ]
  return (
    <Modal
      opened={isShown}
      onClose={() => setShown(false)}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': common('action.close') }}
      size="lg"
    >
      <div className={classes.groups}>
        {groups
          .filter(({ shortcuts }) => shortcuts.length > 0)
          .map((group) => (
            <ShortcutGroup key={group.title} {...group} />
          ))}
      </div>
    </Modal>
  )
}

function ShortcutGroup({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  return (
    <section>
      <Text component="h3" size="sm" fw={600} mb={8}>
        {title}
      </Text>
      {shortcuts.map(({ keys, label }) => (
        <div key={keys + label} className={classes.shortcut}>
          <span>{label}</span>
          <span className={classes.keys}>
            <KeyCombination keys={keys} />
          </span>
        </div>
      ))}
    </section>
  )
}
