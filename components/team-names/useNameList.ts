import { useEffect, useRef, useState } from 'react'
import { teamNameWords } from '@data/team-names'
import { firstRequest, listOfQuery, queryOfList } from '@lib/team-names/address'
import { generateNames, type NameList } from '@lib/team-names/name-list'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

/** The address that shows a list on any device. */
export const addressOfList = (list: NameList): string =>
  location.origin + location.pathname + queryOfList(teamNameWords, list)

const firstList = () => generateNames(teamNameWords, firstRequest)

/** The exported HTML's list at first, then the one in the address, which each change updates. */
export function useNameList(): [list: NameList, change: (list: NameList) => void] {
  const [list, setList] = useState(firstList)
  const isChanged = useRef(false)
  useIsomorphicLayoutEffect(() => {
    const { pathname } = location
    const look = () => {
      // The address already belongs to the next page.
      if (location.pathname !== pathname) return
      isChanged.current = false
      const asked = listOfQuery(teamNameWords, location.search) ?? firstList()
      // A link within the page leads to the current list, with its locked names.
      setList(shown => (addressOfList(shown) === addressOfList(asked) ? shown : asked))
    }
    if (location.search) look()
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])
  useEffect(() => {
    // The entry's state belongs to the navigation.
    if (isChanged.current) history.replaceState(history.state, '', addressOfList(list) + location.hash)
  }, [list])
  const change = (changed: NameList) => {
    isChanged.current = true
    setList(changed)
  }
  return [list, change]
}
