import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/lib/language/use_language'
import type { RecapitulativeStatement } from '../vat'
import classes from './vat.module.css'

/** The lines of a reported statement that are others now, as its correction has them. */
export function StatementChanges({ changes }: Pick<RecapitulativeStatement, 'changes'>) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  const whole = (amount: number | null) =>
    amount === null ? '–' : `${amount.toLocaleString(language)} €`
  return (
    <>
      <Text size="sm" px="md" pt="sm" fw={500} c="red">
        {t('recapitulative.changed')}
      </Text>
      <table className={classes.table} aria-label={t('recapitulative.changed')}>
        <thead>
          <tr>
            <th scope="col">{t('recapitulative.client')}</th>
            <th scope="col">{t('recapitulative.kind')}</th>
            <th scope="col">{t('recapitulative.before')}</th>
            <th scope="col">{t('recapitulative.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ vatId, kind, before, after }) => (
            <tr key={`${vatId} ${kind}`}>
              <th scope="row">{vatId}</th>
              <td>{t(`recapitulative.kinds.${kind}`)}</td>
              <td>{whole(before)}</td>
              <td>{whole(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
