/** A position with exactly one way to win in so many turns of the side to move. */
export interface Puzzle {
  readonly id: string;
  readonly position: string;
  readonly turns: 1 | 2;
  /** The only first turn that wins. */
  readonly answer: string;
}

/** Found in games of the engine against itself; a test counts their solutions again. */
export const puzzles: readonly Puzzle[] = [
  {
    id: 'p01',
    position:
      '16 Mn15/1#hsw1##10/Cne#2##5##3/1#2#1cse9/7##ms6/2***1#####2##1/2##ms9#1/2###*5lse4/11###2/1#1Hne4*2*##2/1##2#####2*3/7##Mn1*1hsw2/7Mnw3#2#1/3##4*##2#1/10##2#1/16 w 1 0',
    turns: 1,
    answer: 'CLT A14>OFF/NE',
  },
  {
    id: 'p02',
    position:
      '16 MnCn14/1#hsw1##10/1#2##5##3/1#2#1cse9/7##ms6/2***1#####2##1/2##ms9#1/2###*5lse4/4Hn6###2/1#6*2*##2/1##2#####2*3/7##Mn1*4/7Mnw3#2#1/3##4*##hs1#1/10##2#1/16 b 1 0',
    turns: 1,
    answer: 'HT C15>D16/SW R xB16',
  },
  {
    id: 'p03',
    position:
      '16 MnCn14/1#hsw1##10/1#2##5##3/1#2#1cse9/7##ms6/2***1#####2##1/2##ms9#1/2###*5lse4/4Hn6###2/1#6*1Mn*##2/1##2#####2*3/6*##2*4/11#2#1/3##4*##2#1/10##2#1/10hw5 b 1 0',
    turns: 1,
    answer: 'HT C15>D16/SW R xB16',
  },
  {
    id: 'p04',
    position:
      '16 16/1#2##10/1#2##5##3/1#2#3mse7/7##ms6/5hse#####2##1/2##2*Mn1Cnw*hs2#1/2###1Mn9/11###2/1#1**4*1*##*1/1##Hne1#####6/6Mne##3Hnemse2/11#1csw#1/3##5##2#1/3*6##2#1/16 b 1 0',
    turns: 1,
    answer: 'CLT N4>OFF/S',
  },
  {
    id: 'p05',
    position:
      '16 3hs12/1#2##2Mse7/1#2##5##3/1#2#11/7##*6/6#####2##1/2##*3*1hw*2#1/2###5*1cse3/10Mne###2/1#Lnw*3*3*##2/1##2#####6/5Cnw1##2Hnw4/5Mn5#msw1#1/3##5##2#1/10##1lse#1/2Hn13 w 1 0',
    turns: 1,
    answer: 'MT I15>M11/SE xM9',
  },
  {
    id: 'p06',
    position:
      '16 16/1#Mn1##10/1#2##*4##3/1#2#3msw7/7##7/3*2#####2##1/2##4*4*#1/2###*5*1msw2/1*4Hne1hse1*###2/1#6*2*##*1/1##2#####4*1/7##7/7Ce3#1csw#1/3##5##2#1/10##2#ls/16 w 1 0',
    turns: 1,
    answer: 'HT G8>I9/E xN4',
  },
  {
    id: 'p07',
    position:
      '16 2Ln13/1#2##10/1#2##5##3/1#2#3msw7/6mse##2cse4/4*hse#####1hsw##1/2##*2**5#1/2###*3Mw6/11###2/1#2Ce4*2##2/1##1Hne#####3Le2/5Mn1##7/9Mn1#2#*/3##5##2#1/10##2#1/12Hn3 b 1 0',
    turns: 1,
    answer: 'HT F11>G9/S xE7',
  },
  {
    id: 'p08',
    position: '12 12/12/1*1csw#*1#*3/2asCnw#1*#4/1##*5##tsw/1#3Tn4#ls/1#3*2Mn1#Ln/1##6##1/4#2#4/4#2#4/12/7Hn1An2 w 1 0',
    turns: 1,
    answer: 'CLT D9>OFF/N',
  },
  {
    id: 'p09',
    position:
      '12 12/3ase8/3hsw#2#*1*1/4#2#4/1##*4*##1/1#3*1tse2#1/1#6*1#1/1##6##1/Cnw3#2#1mse1cse/4#2#2*Hn/3Tn8/9*2 w 1 0',
    turns: 1,
    answer: 'HT L3>L2/N R xL4',
  },
  {
    id: 'p10',
    position:
      '12 7Ln4/4hs7/1*2#2#*3/4#2#4/1##as4ts##1/1#1*4*1#1/1#5*2#1/1##4Cne1##1/2Tn1#2#3cse/3*#2#2*Ane/8Hn3/12 b 1 0',
    turns: 1,
    answer: 'TD I8>J7/SW xH5',
  },
  {
    id: 'p11',
    position: '12 12/Ce3*7/1*hsw*#2#4/2*1#2#4/1##1*2tw1##1/1#2cw5#1/1#3*1*2#1/1##5*##1/4#*1#4/4#2#Mn3/7Hw4/9An2 b 1 0',
    turns: 1,
    answer: 'HT C10>D11/SW R xA11',
  },
  {
    id: 'p12',
    position:
      '12 12/12/3*#cseLn#*3/4#2#4/1##2hs2tsw##1/1#8#1/1#1*1*4#1/1##2*2*##1/Tnw3#2#1Ln2/3*#2#*3/12/4Cne1*5 w 1 0',
    turns: 1,
    answer: 'LT G10>F12/SW xF10',
  },
  {
    id: 'p13',
    position:
      '12 1*10/12/1**hw#2#*3/1Cnw2#2#3tse/1##6##1/1#8#1/1#cw2*1*2#1/1##6##1/4#2#*lse2/4#2#Anw3/12/2Tnmsw3Hn4 w 1 0',
    turns: 1,
    answer: 'CLT B9>OFF/N',
  },
  {
    id: 'p14',
    position: '12 12/3ase8/4#hs1#*csw**/4#2#4/1##6##1/ls#1*3*2#tn/Ln#8#1/1##6##1/2Tn1#2#2Anw1/3*#2#4/12/4Cn2Hn4 w 1 0',
    turns: 1,
    answer: 'TD C4>D4/NE xJ10',
  },
  {
    id: 'p15',
    position:
      '16 9Lne6/Ln#2##2Ms7/1#2##5##3/1#2#3**3*2/7##ms4hs1/2hse1*1#####2##*/Ln*##10#1/2###11/11###2/1#10##2/1##2#####6/7##Cnecsw5/2Hn3MneMnw3#2#1/3##5##2#1/10##2#1/12Hnls2 w 1 0',
    turns: 2,
    answer: 'MT H4>I3/NW R',
  },
  {
    id: 'p16',
    position:
      '16 13hs2/1#2##10/1#2##5##3/1#2#3msw7/3he2ms##7/5ls#####2##*/1*##1**Cn*2cw2#Ln/2###11/9*1###mse1/1#10##2/1##2#####6/5Mn1##Mn6/2Hn8#2#1/3##2Mn2##2#1/10##2#1/12Hn3 b 1 0',
    turns: 2,
    answer: 'LT F11>E10/SE',
  },
  {
    id: 'p17',
    position:
      '16 3hs12/Ln#2##10/1#2##5##3/1#2#3mse4hs2/7##2cse4/6#####mse1##1/1Cn##lsw2*6#1/2###9ls1/4Hn6###2/1#1*1ms1*2ls*##2/1##2#####1Lne4/7##Mne6/7Mnw3#2#1/3##5##2#1/10##2#1/12Hn3 b 1 0',
    turns: 2,
    answer: 'HT D16>D14/SW',
  },
  {
    id: 'p18',
    position:
      '16 16/1#Lne1##10/1#Mnw1##5##3/1#1hs#3msw4hs2/6*##7/3lsw*1#####2##1/2##10#1/2###1*8cse/9*msw###2/1#9*##2/Hnw##2#####*5/7##4*2/7MneCne2#*1#1/3##5##2#1/10##1Hn#1/16 b 1 0',
    turns: 2,
    answer: 'CLT P9>P5/S',
  },
  {
    id: 'p19',
    position:
      '16 16/1#hsw1##10/1#2##5##3/1#2#3mse7/2*4##7/6#####2##1/1*##*2**2*csw1#1/1Cn###msw4*5/5Mnw3hs*###2/1#10##2/1##2#####4*1/7##*2msw3/2Hn8#2#1/3##5##Hnw1#1/10##2#1/16 w 1 0',
    turns: 2,
    answer: 'CLT B9>A12/N',
  },
  {
    id: 'p20',
    position:
      '16 Mne15/Mne#2##10/1#1hs##5##3/1#2#3msw7/2*4##7/4*1#####2##1/2##*3**1*2#1/2###*3csw6/6*ms3###2/1#9*##2/1##2#####1*4/6Cnw##7/10hs#2#1/3##5##Hne1#1/10##2#lsw/16 b 1 0',
    turns: 2,
    answer: 'HT K4>J3/SW',
  },
  {
    id: 'p21',
    position:
      '16 16/1#2##4Ln5/1#*1##5##1Mn1/1#2#11/7##6hse/6#####2##*/1*##*2*6#1/2###hs5*2*1/4Mnecsw1ms*2###2/1#10##2/1##1Hne#####6/7##1Cne5/7Mne3#2#1/3##5##2#1/10##2#ls/12Hn3 w 1 0',
    turns: 2,
    answer: 'HT E6>D5/NE R',
  },
  {
    id: 'p22',
    position:
      '12 12/12/1*1csw#*1#*2tsw/2ase1#1*#4/1##*5##1/1#3Tn4#ls/1#3*1CnMn1#Ln/1##6##1/4#2#4/4#2#4/12/7Hn1An2 w 1 0',
    turns: 2,
    answer: 'CLT H6>K10/NE',
  },
  {
    id: 'p23',
    position:
      '12 2as1hs4ts2/12/1*2#1Ln#*3/4#2#4/1##*4lw##1/1#3mse2*1#1/1#8#csw/1##6##1/4#2#4/1Ln2#2#4/12/2Tn1Cn2Hn1An2 w 1 0',
    turns: 2,
    answer: 'HM J1>K1/E',
  },
  {
    id: 'p24',
    position:
      '12 4hs7/4ase7/1*1*#2#4/2Tnw1#cs1#4/1##1*2tw1##1/1#8#1/1#3*1*2#1/Cnw##5*##1/4#*1#4/4#2#Mn3/7Hw4/9An2 w 1 0',
    turns: 2,
    answer: 'CLT A5>A9/N',
  },
  {
    id: 'p25',
    position:
      '12 2as1hs7/12/1*2#2#*3/4#2#1tsecse1/1##6##1/1#1**3*1#1/1#8#Ln/1##6##1/4#2#4/1Ln1*#2#4/8An3/2Tn1Cn2Hn4 w 1 0',
    turns: 2,
    answer: 'LT L6>K10/NW',
  },
  {
    id: 'p26',
    position: '12 2*5*3/12/1*2#2#tscs2/2hs1#*1#4/1##6##1/1#3*3Cne#1/1#2Tn*1*2#1/1##6##1/4#2#4/4#2#*2*/12/7Hn1*2 b 1 0',
    turns: 2,
    answer: 'TD I10>H7/SW',
  },
  {
    id: 'p27',
    position: '12 12/3hs8/4#2#*1*1/2asw1#2#*1cse1/1##5*##*/1#1*6#1/Cne#1*6#1/1##2*3##1/4#He1#4/3*#2#4/8An3/8*3 b 1 0',
    turns: 2,
    answer: 'HT D11>D11/SW',
  },
  {
    id: 'p28',
    position:
      '16 13hs2/1#2##10/1#2##5##3/1#1hs#3msw7/6ms##1cse5/5ls#####mse1##*/1Lnw##1Ln*7#1/2###11/5Cne3*1###2/1#9Lne##2/1##2#####5Lne/5Mn1##Mn6/11#2#1/3##2Mn2##2#1/10##2#1/2Hn9Hn3 b 1 0',
    turns: 2,
    answer: 'MT L11>L10/W',
  },
  {
    id: 'p29',
    position:
      '16 13hs2/1#2##10/1#2##5##3/1#2#3msw7/6ms##7/4hsls#####2##*/1*##1**Cn*2cw2#*/2###11/2Mnw6*1###1mn/1#8Mn1##2/1##2#####6/7##7/2Hn8#2#1/3##2Mn2##2#1/10##2#1/12Hn3 b 1 0',
    turns: 2,
    answer: 'LT F11>E10/SE',
  },
  {
    id: 'p30',
    position:
      '16 3hs12/Ln#2##10/1#2##5##3/1#2#3mse4hs2/7##2cse4/6#####2##1/1Cn##lsw2*6#1/2###11/4Hn6###ms1/1#1*1ms1*2**##2/1##2#####1*1lsw2/7##1Mne5/7Mnw3#2#1/3##5##Hnw1#1/10##2#1/16 b 1 0',
    turns: 2,
    answer: 'HT D16>D14/SW',
  },
  {
    id: 'p31',
    position:
      '16 6ms6hs2/1#2##10/1#1hs##2ms2##3/1#2#11/7##1ms5/6#####2##1/2##*8lse#1/1Mnw###11/1lse4*4###2/1#*7**##cne1/1##2#####1LnwMne3/5Cnw1##7/5Mn5#2#1/3##5##2#1/10##2#1/2Hn9Hn3 w 1 0',
    turns: 2,
    answer: 'MT M6>N6/E',
  },
  {
    id: 'p32',
    position:
      '16 16/1#hsw1##10/1#2##5##3/1#2#3mse7/2*4##7/6#####2##1/1*##*2**2*csw1#1/1Cn###msw4*5/4*4hw*###2/1#10##2/1##1Hne#####4*1/7##*6/11#msw1#1/3##5##Hnw1#1/10##2#1/16 w 1 0',
    turns: 2,
    answer: 'CLT B9>A12/N',
  },
  {
    id: 'p33',
    position:
      '16 5Mnwms9/1#2##10/1#1*##*1*2##3/1#2#3*7/7##7/6#####2##1/2##hse9#1/1Mn###*10/11###2/1#2*1cs**2*##2/1##2#####1Lne4/7##7/2HnCnw3*3#2#1/3##5##2#1/10##2#1/8hse3*3 w 1 0',
    turns: 2,
    answer: 'LT L6>J8/NW',
  },
  {
    id: 'p34',
    position:
      '16 3hs4cs7/1#2##10/1#2##mse4##3/1#2#3msw4hs2/7##7/1Lse2*1#####2##1/2##*2**5#1/2###msw10/11###2/1#2Ce4lsw2##2/1##2#####Mne2Le2/5Mn1##7/2Hn6Mn1#2#*/3##5##2#1/10##2#1/12Hn3 b 1 0',
    turns: 2,
    answer: 'MT F9>G10/SW R',
  },
  {
    id: 'p35',
    position: '12 2*9/1Tne10/*3#2#*3/4#hs1#2csetse/1##6##1/1#8#ls/ls#1*5*#Ln/1##6##1/1Cnw2#2#4/3*#2#Hne3/12/9An2 b 1 0',
    turns: 2,
    answer: 'LT A6>B3/SE',
  },
  {
    id: 'p36',
    position: '12 2as9/12/4#2#*1*cs/1hsw2#2#2tseLn/1##1*3*##1/1#8#1/1#8#1/1##6##1/3*#Hn1#4/1*ls*#2#1Anw2/3Cw8/12 w 1 0',
    turns: 2,
    answer: 'HM J3>K4/NE',
  },
  {
    id: 'p37',
    position: '12 1Ln10/12/3*#2#*1*1/4#1hse#4/1##6##1/1#1**1***Ce#1/1#8#cs/1##6##1/3Tnw#2#An3/4#2#4/12/6tseHn4 b 1 0',
    turns: 2,
    answer: 'CLT L6>I2/SW',
  },
  {
    id: 'p38',
    position:
      '12 2*4cne*ts2/12/1*hsw1#2#4/4#mn1#4/1##2Ln3##1/1#8#1/1#3*1*2#1/1##6##1/4#2#4/4#2#Me2*/12/2Tn1Cn2Hn1*2 w 1 0',
    turns: 2,
    answer: 'LT F8>G10/N',
  },
  {
    id: 'p39',
    position:
      '12 4hs7/12/4#2#*1*cse/2asw1#2#*3/1##5*##*/1#1Tnw6#1/Cne#1*6#1/1##2*3##1/4#2#4/3*#Hnw1#4/8An3/8lsw3 b 1 0',
    turns: 2,
    answer: 'HT E12>D11/SW xD7',
  },
  {
    id: 'p40',
    position:
      '16 13hs2/1#2##10/1#2##5##3/1#2#3msw7/3he2ms##1cse5/5ls#####mse1##*/1*##1**7#Ln/2###11/5Cne3*1###2/1#9Lne##2/1##2#####6/5Mn1##Mn6/2Hn8#2#1/3##2Mn2##2#1/10##2#1/12Hn3 b 1 0',
    turns: 2,
    answer: 'MT L11>L10/W',
  },
];
