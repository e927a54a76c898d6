import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PRODUCT_NAME } from '@/lib/product'
import classes from './sidebar/sidebar.module.css'

interface CompanyLogoProps {
  isLoading: boolean
  /** With or without a leading slash. */
  path: string | null | undefined
  companyName: string | null | undefined
}

/** The company's logo, shown once it has loaded; the product's mark and name without one or when it fails. */
export function CompanyLogo({ isLoading, path, companyName }: CompanyLogoProps) {
  const source = path ? `/${path.replace(/^\//, '')}` : undefined
  const loaded = useLoadedImage(source)
  return (
    <div className={classes.logo}>
      {isLoading && <Skeleton height={20} width={120} />}
      {!isLoading && loaded && <img src={loaded} alt={companyName || PRODUCT_NAME} />}
      {!isLoading && !loaded && (
        <>
          <img className={classes.mark} src="/favicon.svg" width={24} height={24} alt="" />
          {PRODUCT_NAME}
        </>
      )}
    </div>
  )
}

function useLoadedImage(source: string | undefined) {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (!source) return
    const image = new Image()
    image.onload = () => setLoaded(source)
    image.onerror = () => console.warn('The company logo could not be loaded.', source)
    image.src = source
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [source])
  return loaded === source ? loaded : undefined
}
