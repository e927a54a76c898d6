import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import rows from '@/components/page/rows.module.css'
import { showUndo } from '@/components/toast'
import { formatDate } from '@/lib/time/days'
import { timeOf } from '@/lib/time/local_instant'
import type { Moment } from '../journal'
import { setActiveTimer } from '../timer_state'
import { EditStint } from './edit_stint'
import classes from './offline.module.css'
import type { Stint } from './stint'
import { changeStints, useStints } from './stints'

/** Time that the server has not confirmed: it waits for a connection, or for a decision after it was refused. */
export function PendingList() {
  const { t } = useTranslation('timer')
  const [edited, setEdited] = useState<string>()
  const stints = useStints()
  const stint = stints.find(({ id }) => id === edited)
  return (
    <>
      <ul className={rows.list}>
        {stints.map((one) => (
          <Row key={one.id} stint={one} onEdit={() => setEdited(one.id)} />
        ))}
      </ul>
      {stints.length === 0 && <p className={classes.none}>{t('pending.none')}</p>}
      {stint && <EditStint stint={stint} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function Row({ stint, onEdit }: { stint: Stint; onEdit: () => void }) {
  const { t } = useTranslation('timer')
  const { title, start, end, refused } = stint
  const discard = async () => {
    await changeStints((all) => all.filter(({ id }) => id !== stint.id))
    if (!start) setActiveTimer(null)
    const undo = () => void changeStints((all) => [...all, stint])
    showUndo({ message: t('pending.discarded', { title }), undo })
  }
  return (
    <li>
      <span className={rows.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.beside}>{periodOf(start, end, t('offline.open'))}</span>
        {refused && <span className={classes.refusal}>{refused.sentence}</span>}
      </span>
      <span className={classes.actions}>
        {(end || refused) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('pending.edit', { title })}
            onClick={onEdit}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('pending.discard', { title })}
          onClick={() => void discard()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}

function periodOf(start: Moment | undefined, end: Moment | undefined, open: string) {
  const day = formatDate(new Date((start ?? end)?.at ?? 0))
  return `${day}, ${timeOfMoment(start)} – ${timeOfMoment(end) || open}`
}

const timeOfMoment = (moment: Moment | undefined) =>
  moment ? timeOf(new Date(moment.at).toISOString()) : ''
