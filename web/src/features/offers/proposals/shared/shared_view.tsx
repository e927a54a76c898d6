import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBrandStyle } from '@/components/brand/use_brand_style'
import { ErrorAlert } from '@/components/page/error_alert'
import { PublicLanguages } from '@/components/public/public_languages'
import { type Link, useSecret } from '@/components/public/secret_page'
import { api } from '@/lib/server/api'
import classes from './shared.module.css'
import { SharedPaper } from './shared_paper'

/** A proposal behind its link. */
export function SharedView({ link }: { link: Link }) {
  const { t } = useTranslation('proposals')
  const {
    shown: paper,
    failure,
    askAgain,
    show,
  } = useSecret(['shared proposal', link], (signal) =>
    api('POST', '/api/shared-proposals/show', { body: link, signal, keepsSession: true })
  )
  const style = useBrandStyle(paper?.seller)
  return (
    <div className={classes.page} style={style}>
      <title>{paper ? `${paper.title} · ${paper.seller.name}` : t('shared.loading')}</title>
      <main className={classes.sheet}>
        {paper && <SharedPaper paper={paper} link={link} onAnswer={show} onBehind={askAgain} />}
        {!paper && (
          <>
            <h1 className={classes.waiting}>{t('shared.loading')}</h1>
            {failure ? (
              <ErrorAlert failure={failure} onRetry={askAgain} />
            ) : (
              <Loader size="sm" aria-hidden />
            )}
          </>
        )}
      </main>
      <PublicLanguages />
    </div>
  )
}
