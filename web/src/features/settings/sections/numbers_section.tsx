import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBeside } from '@/components/dialogs/use_beside'
import { Section } from '@/components/page/section'
import { latePart } from '@/lib/parts/late_part'
import type { NumberRange } from '../company_settings'
import table from '../components/drawer/settings_table.module.css'
import { isFiscal } from '../numbers/range_changes'
import type { SectionProps } from '../section_props'

const RangeDrawer = latePart(async () => (await import('../numbers/range_drawer')).RangeDrawer)

/** How documents and records are numbered: one row for each range, which opens beside the table. */
export function NumbersSection({ settings: { numberRanges } }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, linkTo, close } = useBeside('range')
  const opened = numberRanges.find(({ kind }) => kind === id)
  return (
    <>
      <Section title={t('section.numbers')} help={t('numbers.help')} padding="none">
        <table className={table.table} aria-label={t('section.numbers')}>
          <thead>
            <tr>
              <th scope="col">{t('numbers.kind')}</th>
              <th scope="col">{t('numbers.preview')}</th>
              <th scope="col" className={table.wide}>
                {t('numbers.count')}
              </th>
              <th scope="col" className={table.wide}>
                {t('numbers.gaps')}
              </th>
            </tr>
          </thead>
          <tbody>
            {numberRanges.map((range) => (
              <RangeRow key={range.kind} range={range} to={linkTo(range.kind)} />
            ))}
          </tbody>
        </table>
      </Section>
      {opened && <RangeDrawer key={opened.kind} saved={opened} onClose={close} />}
    </>
  )
}

function RangeRow({ range, to }: { range: NumberRange; to: string }) {
  const { t } = useTranslation('settings')
  const { kind, preview, resetsYearly, gaps } = range
  const count = t(resetsYearly ? 'numbers.yearly' : 'numbers.continuous')
  const without = t(isFiscal(range) ? 'numbers.no_gaps' : 'numbers.gaps_allowed')
  const gapText = gaps.length > 0 ? t('numbers.gap_count', { count: gaps.length }) : without
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} to={to} className={table.link ?? ''}>
          {t(`kind.${kind}`)}
        </Anchor>
        <div className={table.narrow}>
          {[count, gaps.length > 0 && gapText].filter(Boolean).join(' · ')}
        </div>
      </th>
      <td className={table.figure}>{preview}</td>
      <td className={table.wide}>{count}</td>
      <td className={table.wide}>{gapText}</td>
    </tr>
  )
}
