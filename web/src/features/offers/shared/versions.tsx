import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { statusWordOf } from './offer_status'
import classes from './offers.module.css'

interface Version<Status extends string> {
  _id: string
  revision: number
  status: Status
  sentAt: string | null
}

interface VersionsProps<Status extends string> {
  /** Where the page of a version is. */
  root: '/view/estimates' | '/view/proposals'
  shownId: string
  versions: Version<Status>[]
  wordOf: (status: ReturnType<typeof statusWordOf<Status>>) => string
  /** Below a version. */
  noteOf?: (version: Version<Status>) => ReactNode
}

/** All versions of an offer, once there are several. */
export function Versions<Status extends string>({
  root,
  shownId,
  versions,
  wordOf,
  noteOf,
}: VersionsProps<Status>) {
  const { t } = useTranslation('offers')
  if (versions.length < 2) return null
  return (
    <Section title={t('record.versions')}>
      <ol className={classes.rows}>
        {versions.map((version) => (
          <li key={version._id} className={classes.row}>
            <Anchor
              component={Link}
              to={`${root}/${version._id}`}
              aria-current={version._id === shownId ? 'page' : undefined}
            >
              V{version.revision}
            </Anchor>{' '}
            · {wordOf(statusWordOf(version))}
            {noteOf?.(version)}
          </li>
        ))}
      </ol>
    </Section>
  )
}
