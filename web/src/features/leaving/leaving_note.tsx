import { Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import classes from './leaving_note.module.css'

/** Says above every screen of a company that will be deleted when that is, what still works, and where it ends. */
export function Component() {
  const { t } = useTranslation('leaving')
  const company = useQuery(recordQuery('/api/account-deletion')).data?.company
  if (!company?.deletion) return null
  const values = { company: company.name, day: formatDate(company.deletion.closesOn) }
  return (
    <section aria-label={t('note.label')} className={classes.note}>
      <IconTrash size={18} stroke={1.6} className={classes.icon} aria-hidden />
      <p>
        <strong>{t('requested.title', values)}.</strong> {t('note.effect')}{' '}
        <Anchor component={Link} to="/delete-account" inherit>
          {t(company.ownersView ? 'note.decide' : 'note.show')}
        </Anchor>
      </p>
    </section>
  )
}
