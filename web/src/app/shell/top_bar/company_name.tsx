import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '@/lib/parts/lazy_part'
import { PRODUCT_NAME } from '@/lib/product'
import { useCurrentUser } from '@/lib/session/current_user'
import { useSettings } from '@/lib/settings'
import classes from './top_bar.module.css'

/** Most people have one company: it comes later than the shell. */
const { Part: CompanySwitcher } = lazyPart(
  async () => (await import('./company_switcher')).CompanySwitcher
)

/** The company of this page; people with several switch here. */
export function CompanyName() {
  const settings = useSettings()
  const companies = useCurrentUser().data?.companies
  const name = settings.data?.companyInfo.companyName || PRODUCT_NAME
  return (
    <div className={classes.name}>
      {settings.isPending && <Skeleton height={14} width={120} mt={4} />}
      {!settings.isPending && (
        <Suspense fallback={name}>
          {companies ? <CompanySwitcher name={name} companies={companies} /> : name}
        </Suspense>
      )}
    </div>
  )
}
