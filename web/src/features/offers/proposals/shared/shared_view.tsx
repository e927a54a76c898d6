import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '@/components/brand/client_page'
import { type Link, LinkFailure, useSecret } from '@/components/public/secret_page'
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
  return (
    <ClientPage brand={paper?.seller} title={paper?.title ?? t('shared.loading')}>
      <main className={classes.sheet}>
        {paper && <SharedPaper paper={paper} link={link} onAnswer={show} onBehind={askAgain} />}
        {!paper && (
          <>
            <h1 className={classes.waiting}>{t('shared.loading')}</h1>
            {failure ? (
              <LinkFailure failure={failure} onRetry={askAgain} />
            ) : (
              <Loader size="sm" aria-hidden />
            )}
          </>
        )}
      </main>
    </ClientPage>
  )
}
