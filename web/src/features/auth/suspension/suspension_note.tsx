import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FrameNote } from '@/components/frame_note/frame_note'
import { useCurrentUser } from '@/lib/session/current_user'
import { formatInstant } from '@/lib/time/days'
import classes from './suspension_note.module.css'

/** Longer reasons, in characters or lines, are folded to three lines. */
const SHORT = { characters: 240, lines: 3 }

/** Says above every screen since when and why the company is suspended, and what still works. Stays until it is over. */
export function Component() {
  const { t } = useTranslation('suspension')
  const suspension = useCurrentUser().data?.suspension
  if (!suspension) return null
  return (
    <FrameNote label={t('label')} tone="red" icon={IconLock}>
      <p>
        <strong>{t('title', { since: formatInstant(suspension.since) })}</strong> {t('effect')}
      </p>
      {suspension.reason === null ? <p>{t('no_reason')}</p> : <Reason reason={suspension.reason} />}
    </FrameNote>
  )
}

function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation('suspension')
  const [isWhole, setIsWhole] = useState(
    reason.length <= SHORT.characters && reason.split('\n').length <= SHORT.lines
  )
  return (
    <>
      <p className={isWhole ? classes.reason : classes.folded}>{t('reason', { reason })}</p>
      {!isWhole && (
        <Button variant="default" size="compact-sm" onClick={() => setIsWhole(true)}>
          {t('show_all')}
        </Button>
      )}
    </>
  )
}
