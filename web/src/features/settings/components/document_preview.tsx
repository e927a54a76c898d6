import { type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/money'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import classes from './document_preview.module.css'

interface DocumentPreviewProps {
  colour: string
  companyName: string
  /** Path of the picture, empty without one. */
  logo: string
}

/** The head and the table of a document as the PDF prints them. */
export function DocumentPreview({ colour, companyName, logo }: DocumentPreviewProps) {
  const { t } = useTranslation('settings')
  const currency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const amount = <Money amount={119} currency={currency} />
  return (
    <figure
      className={classes.paper}
      aria-label={t('colour.preview')}
      style={{ '--document-colour': colour } as CSSProperties}
    >
      <div className={classes.head}>
        {logo ? <img src={logo} alt="" className={classes.logo} /> : <strong>{companyName}</strong>}
      </div>
      <div className={classes.columns}>
        <span>{t('colour.description')}</span>
        <span>{t('colour.amount')}</span>
      </div>
      <div className={classes.line}>
        <span className={classes.words} />
        {amount}
      </div>
      <div className={classes.total}>
        <span>{t('colour.total')}</span>
        {amount}
      </div>
    </figure>
  )
}
