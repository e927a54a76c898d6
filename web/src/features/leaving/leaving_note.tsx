import { Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FrameNote } from '@/components/frame_note/frame_note'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'

/** Says above every screen of a company that will be deleted when that is, what still works, and where it ends. */
export function Component() {
  const { t } = useTranslation('leaving')
  const company = useQuery(recordQuery('/api/account-deletion')).data?.company
  if (!company?.deletion) return null
  const values = { company: company.name, day: formatDate(company.deletion.closesOn) }
  return (
    <FrameNote label={t('note.label')} tone="yellow" icon={IconTrash}>
      <p>
        <strong>{t('requested.title', values)}.</strong> {t('note.effect')}{' '}
        <Anchor component={Link} to="/delete-account" inherit>
          {t(company.ownersView ? 'note.decide' : 'note.show')}
        </Anchor>
      </p>
    </FrameNote>
  )
}
