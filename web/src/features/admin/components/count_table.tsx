import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import classes from './admin.module.css'

interface CountTableProps {
  title: string
  counts: Record<string, number>
  /** The word for a key; the key itself without it. */
  nameOf?: (key: string) => string
}

export function CountTable({ title, counts, nameOf = (key) => key }: CountTableProps) {
  const { t } = useTranslation('admin')
  const rows = Object.entries(counts).toSorted(([, a], [, b]) => b - a)
  return (
    <Section title={title} padding="none">
      <table className={classes.table} aria-label={title}>
        <tbody>
          {rows.map(([key, count]) => (
            <tr key={key}>
              <td>{nameOf(key)}</td>
              <td data-align="right">{count}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td>{t('analytics.nothing')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Section>
  )
}
