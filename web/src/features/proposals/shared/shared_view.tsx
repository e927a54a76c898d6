import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { PublicLanguages } from '@/components/public_languages'
import { api } from '@/lib/api'
import { suggestLanguage } from '@/lib/language'
import type { Paper } from '../proposal'
import classes from './shared.module.css'
import { SharedPaper } from './shared_paper'

/** What the address holds: which proposal, and the secret that opens it. */
export interface Link {
  id: string
  key: string
}

/** A proposal behind its link. */
export function SharedView({ link }: { link: Link }) {
  const { t } = useTranslation('proposals')
  const { id, key } = link
  const [paper, setPaper] = useState<Paper>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again
  useEffect(() => {
    const end = new AbortController()
    api('POST', '/api/shared-proposals/show', {
      body: { id, key },
      signal: end.signal,
      keepsSession: true,
    }).then(
      (answer) => {
        setPaper(answer)
        void suggestLanguage(answer.language)
      },
      (problem: unknown) => {
        if (!end.signal.aborted) setFailure(problem)
      }
    )
    return () => end.abort()
  }, [id, key, tries])
  const tryAgain = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  return (
    <div className={classes.page}>
      <title>{paper ? `${paper.title} · ${paper.seller.name}` : t('shared.loading')}</title>
      <main className={classes.sheet}>
        {paper && <SharedPaper paper={paper} link={link} onAnswer={setPaper} />}
        {!paper && (
          <>
            <h1 className={classes.waiting}>{t('shared.loading')}</h1>
            {failure === undefined ? (
              <Loader size="sm" aria-hidden />
            ) : (
              <ErrorAlert failure={failure} onRetry={tryAgain} />
            )}
          </>
        )}
      </main>
      <PublicLanguages />
    </div>
  )
}
