import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CompanyRow } from '../../company'
import classes from './hints.module.css'

/** The hints on a waiting company, with links to the companies that share something with it. */
export function Hints({ hints }: Pick<CompanyRow, 'hints'>) {
  const { t } = useTranslation('admin')
  if (hints.length === 0) return null
  return (
    <ul className={classes.hints} aria-label={t('hints.title')}>
      {hints.map(({ code, domain, companies, count }) => (
        <li key={`${code} ${domain ?? ''}`}>
          <IconAlertTriangle size={16} stroke={1.6} className={classes.icon} aria-hidden />
          <span>
            {t(`hints.${code}`, { domain })}
            {companies.map(({ _id, name, status }, index) => (
              <span key={_id}>
                {index === 0 ? ' ' : ', '}
                <Anchor component={Link} to={`/admin/company/${_id}`} inherit underline="always">
                  {name}
                </Anchor>{' '}
                ({t(`status.${status}`)})
              </span>
            ))}
            {count > companies.length &&
              `, ${t('hints.further', { count: count - companies.length })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
