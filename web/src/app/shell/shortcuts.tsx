import { Kbd, Modal, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAudiences } from '@/lib/current_user'
import { useLanguage } from '@/lib/use_language'
import { useKeySequences } from './key_sequence'
import classes from './shortcuts.module.css'
import { visibleActions, visibleMenu } from './visible'

interface Shortcut {
  keys: string
  label: string
}

/** `g x` goes, `c x` makes, `?` shows the list of all. */
export function Shortcuts() {
  const { t } = useTranslation('shell')
  const { labelOf } = useLanguage()
  const navigate = useNavigate()
  const audiences = useAudiences()
  const [isShown, setShown] = useState(false)
  useHotkeys([['shift+?', () => setShown(true)]], ['INPUT', 'TEXTAREA', 'SELECT'], false)

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
        { keys: 'Ctrl K', label: t('shortcuts.palette') },
        { keys: '/', label: t('shortcuts.search') },
        { keys: '?', label: t('shortcuts.help') },
      ],
    },
    { title: t('shortcuts.go'), shortcuts: targets.filter(({ first }) => first === 'g') },
    { title: t('shortcuts.make'), shortcuts: targets.filter(({ first }) => first === 'c') },
    {
      title: t('shortcuts.list'),
      shortcuts: [
        { keys: 'j', label: t('shortcuts.next') },
        { keys: 'k', label: t('shortcuts.previous') },
        { keys: 'Enter', label: t('shortcuts.open') },
        { keys: 'x', label: t('shortcuts.select') },
      ],
    },
    {
      title: t('shortcuts.form'),
      shortcuts: [
        { keys: 'Enter', label: t('shortcuts.save') },
        { keys: 'Ctrl Enter', label: t('shortcuts.finish') },
      ],
    },
  ]
  return (
    <Modal opened={isShown} onClose={() => setShown(false)} title={t('shortcuts.title')} size="lg">
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
            {keys.split(' ').map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        </div>
      ))}
    </section>
  )
}
